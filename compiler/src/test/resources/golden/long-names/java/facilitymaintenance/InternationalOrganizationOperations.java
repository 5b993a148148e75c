package facilitymaintenance;

import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Page;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;

/** The operations on {@link InternationalOrganization}. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class InternationalOrganizationOperations extends FacilityMaintenanceStores {
    public InternationalOrganizationOperations(RequestContext context) {
        super(context);
    }

    /** {@code GET /internationalOrganizations}. Returns 200. */
    protected Reply<Page<InternationalOrganization>> listInternationalOrganizations() {
        return page(internationalOrganizations().all());
    }

    /** {@code POST /internationalOrganizations}. Returns 201 or 409. */
    protected Reply<InternationalOrganization> createInternationalOrganization(
            Body<NewInternationalOrganization> body) {
        return created(internationalOrganizations().insert(body));
    }

    /** {@code GET /internationalOrganizations/{internationalOrganizationIdentifier}}. Returns 200 or 404. */
    protected Reply<InternationalOrganization> readInternationalOrganization(
            String internationalOrganizationIdentifier) {
        return ok(internationalOrganizations().require(internationalOrganizationIdentifier));
    }

    /** {@code DELETE /internationalOrganizations/{internationalOrganizationIdentifier}}. Returns 204 or 404. */
    protected Reply<Void> deleteInternationalOrganization(String internationalOrganizationIdentifier) {
        internationalOrganizations().remove(internationalOrganizations().require(internationalOrganizationIdentifier));
        return noContent();
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "listInternationalOrganizations" -> listInternationalOrganizations();
            case "createInternationalOrganization" ->
                    createInternationalOrganization(body(NewInternationalOrganization.class));
            case "readInternationalOrganization" ->
                    readInternationalOrganization(pathText("internationalOrganizationIdentifier"));
            case "deleteInternationalOrganization" ->
                    deleteInternationalOrganization(pathText("internationalOrganizationIdentifier"));
            default -> unknown(operation);
        };
    }
}
