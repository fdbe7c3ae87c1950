// Names that nobody in particular has, for the desk's demo and its benchmark.
export const firsts =
  'Kavita Devendra Lata Imran Harish Pooja Rakesh Nisha Yusuf Ritu Gopal Anita Mohan Deepa Jaswant Salma Bharat Sangeeta Faisal Jyoti Manoj Hema'.split(
    ' ',
  );
export const lasts =
  'Rathore Saini Soni Sheikh Meena Agarwal Jangid Bairwa Ansari Mathur Kumawat Verma Gurjar Nair Rao Parveen Taneja Bohra Mirza Khandal Tiwari Lodha'.split(
    ' ',
  );
