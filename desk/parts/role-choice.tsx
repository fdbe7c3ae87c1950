import { deskPeople } from '../../content/en/desk-people.ts';
import type { Role } from '../../domain/desk/permissions.ts';

const { roles } = deskPeople.sheet;

export function RoleChoice({ label, role }: { label: string; role: Role }) {
  return (
    <fieldset>
      <legend className="label">{label}</legend>
      <div className="choices">
        {(['adviser', 'owner'] as const).map((one) => (
          <label key={one} className="choice">
            <input type="radio" name="role" value={one} defaultChecked={one === role} />
            <span>
              <b>{roles[one].label}</b>
              <small>{roles[one].hint}</small>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
