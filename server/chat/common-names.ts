// First and last names that are masked in what is kept of a message, also where they are typed in small letters.
export const commonNames =
  'ramesh|suresh|mahesh|mukesh|rajesh|dinesh|naresh|amit|sumit|rohit|mohit|rahul|rohan|mohan|sohan|rakesh|vijay|sanjay|ajay|manoj|anil|sunil|vinod|pankaj|deepak|vikas|vikram|arjun|karan|ravi|priya|pooja|neha|anjali|kavya|sunita|anita|geeta|seeta|meena|sharma|verma|gupta ji|singh|kumar|patel|khan|yadav|jain|agarwal|mehta|' +
  'salman|shahrukh|amitabh|ambani|adani|kohli ka|रमेश|सुरेश|महेश|मुकेश|राजेश|दिनेश|नरेश|अमित|सुमित|रोहित|मोहित|राहुल|रोहन|मोहन|सोहन|राकेश|विजय|संजय|अजय|मनोज|अनिल|सुनील|विनोद|पंकज|दीपक|विकास|रवि|प्रिया|पूजा|नेहा|सुनीता|अनीता|गीता|सीता|मीना|शर्मा|वर्मा|सिंह|कुमार|पटेल|खान|यादव|जैन|अग्रवाल|मेहता|सलमान|अंबानी|अडानी';
