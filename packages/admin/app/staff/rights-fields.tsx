import {
  canGrant,
  PERMISSIONS,
  permissionsOf,
  rightsWith,
  STAFF_ROLES,
  type StaffRights,
  type StaffRole,
  withPermission,
} from "@pecacerta/rules/permission";
import { SelectField } from "@pecacerta/ui/field.tsx";
import { useStaffCompany } from "../member/use-staff-company.ts";
import { roleName } from "../texts/company-texts.ts";
import { permissionName } from "../texts/permission-texts.ts";
import { staffTexts } from "../texts/staff-texts.ts";
import "./staff.css";

type RightsProps = { rights: StaffRights; onChange: (rights: StaffRights) => void };

export const rightsOfRole = (role: StaffRole): StaffRights => ({ role, addedPermissions: [], removedPermissions: [] });

/** The roles that the user may give, and the current one. */
export function RoleField({ id, rights, onChange }: RightsProps & { id: string }) {
  const { role, permissions } = useStaffCompany();
  const own = rightsWith(role, permissions);
  const roles = STAFF_ROLES.filter((name) => name === rights.role || canGrant(own, rightsOfRole(name)));
  return (
    <SelectField
      id={id}
      label={staffTexts.role}
      value={rights.role}
      onChange={({ target }) => {
        const chosen = roles.find((name) => name === target.value);
        if (chosen) onChange(rightsOfRole(chosen));
      }}
    >
      {roles.map((name) => (
        <option key={name} value={name}>
          {roleName(name)}
        </option>
      ))}
    </SelectField>
  );
}

export function PermissionFields({ rights, onChange }: RightsProps) {
  const { permissions } = useStaffCompany();
  const granted = permissionsOf(rights);
  return (
    <details className="staff-permissions">
      <summary className="py-3">{staffTexts.permissions}</summary>
      <p className="note mb-3">{staffTexts.permissionsHint}</p>
      <div className="grid gap-x-4 sm:grid-cols-2">
        {PERMISSIONS.map((permission) => (
          <label key={permission} className="staff-permission flex items-center gap-3">
            <input
              type="checkbox"
              className="checkbox shrink-0"
              checked={granted.has(permission)}
              disabled={!permissions.includes(permission)}
              onChange={({ target }) => onChange(withPermission(rights, permission, target.checked))}
            />
            {permissionName(permission)}
          </label>
        ))}
      </div>
    </details>
  );
}
