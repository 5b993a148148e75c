package facilitymaintenance;

import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Page;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;
import dev.ectype.runtime.emulator.model.StoredInstance;

/**
 * The operations on {@link FacilityMaintenanceDepartment}. Override a method to change the behavior of the emulator.
 */
@Generated("dev.ectype")
public class FacilityMaintenanceDepartmentOperations extends FacilityMaintenanceStores {
    public FacilityMaintenanceDepartmentOperations(RequestContext context) {
        super(context);
    }

    /**
     * {@code GET /internationalOrganizations/{internationalOrganizationIdentifier}/facilityMaintenanceDepartments}.
     * Returns 200 or 404.
     */
    protected Reply<Page<FacilityMaintenanceDepartment>> listFacilityMaintenanceDepartmentsOfInternationalOrganization(
            String internationalOrganizationIdentifier) {
        return page(facilityMaintenanceDepartments().in(
                internationalOrganizations().require(internationalOrganizationIdentifier)).all());
    }

    /**
     * {@code POST /internationalOrganizations/{internationalOrganizationIdentifier}/facilityMaintenanceDepartments}.
     * Returns 201, 404 or 409.
     */
    protected Reply<FacilityMaintenanceDepartment> createFacilityMaintenanceDepartmentOfInternationalOrganization(
            String internationalOrganizationIdentifier, Body<NewFacilityMaintenanceDepartment> body) {
        return created(facilityMaintenanceDepartments()
                .in(internationalOrganizations().require(internationalOrganizationIdentifier))
                .insert(body));
    }

    /**
     * {@code GET
     * /internationalOrganizations/{internationalOrganizationIdentifier}/facilityMaintenanceDepartments/{facilityMaintenanceDepartmentIdentifier}}.
     * Returns 200 or 404.
     */
    protected Reply<FacilityMaintenanceDepartment> readFacilityMaintenanceDepartment(
            String internationalOrganizationIdentifier, String facilityMaintenanceDepartmentIdentifier) {
        return ok(facilityMaintenanceDepartments()
                .in(internationalOrganizations().require(internationalOrganizationIdentifier))
                .require(facilityMaintenanceDepartmentIdentifier));
    }

    /**
     * {@code PATCH
     * /internationalOrganizations/{internationalOrganizationIdentifier}/facilityMaintenanceDepartments/{facilityMaintenanceDepartmentIdentifier}}.
     * Returns 200 or 404.
     */
    protected Reply<FacilityMaintenanceDepartment> changeFacilityMaintenanceDepartment(
            String internationalOrganizationIdentifier,
            String facilityMaintenanceDepartmentIdentifier,
            Body<NewFacilityMaintenanceDepartment> body) {
        StoredInstance<FacilityMaintenanceDepartment> facilityMaintenanceDepartment = facilityMaintenanceDepartments()
                .in(internationalOrganizations().require(internationalOrganizationIdentifier))
                .require(facilityMaintenanceDepartmentIdentifier);
        return ok(facilityMaintenanceDepartments().merge(facilityMaintenanceDepartment, body));
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "listFacilityMaintenanceDepartmentsOfInternationalOrganization" ->
                    listFacilityMaintenanceDepartmentsOfInternationalOrganization(
                            pathText("internationalOrganizationIdentifier"));
            case "createFacilityMaintenanceDepartmentOfInternationalOrganization" ->
                    createFacilityMaintenanceDepartmentOfInternationalOrganization(
                            pathText("internationalOrganizationIdentifier"),
                            body(NewFacilityMaintenanceDepartment.class));
            case "readFacilityMaintenanceDepartment" -> readFacilityMaintenanceDepartment(
                    pathText("internationalOrganizationIdentifier"),
                    pathText("facilityMaintenanceDepartmentIdentifier"));
            case "changeFacilityMaintenanceDepartment" -> changeFacilityMaintenanceDepartment(
                    pathText("internationalOrganizationIdentifier"),
                    pathText("facilityMaintenanceDepartmentIdentifier"),
                    body(NewFacilityMaintenanceDepartment.class));
            default -> unknown(operation);
        };
    }
}
