package facilitymaintenance;

import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Page;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;

/**
 * The operations on {@link ExternalMaintenanceContractor}. Override a method to change the behavior of the emulator.
 */
@Generated("dev.ectype")
public class ExternalMaintenanceContractorOperations extends FacilityMaintenanceStores {
    public ExternalMaintenanceContractorOperations(RequestContext context) {
        super(context);
    }

    /** {@code GET /externalMaintenanceContractors}. Returns 200. */
    protected Reply<Page<ExternalMaintenanceContractor>> listContractors() {
        return page(externalMaintenanceContractors().all());
    }

    /** {@code POST /externalMaintenanceContractors}. Returns 201 or 409. */
    protected Reply<ExternalMaintenanceContractor> createContractor(Body<NewExternalMaintenanceContractor> body) {
        return created(externalMaintenanceContractors().insert(body));
    }

    /** {@code GET /externalMaintenanceContractors/{externalMaintenanceContractorIdentifier}}. Returns 200 or 404. */
    protected Reply<ExternalMaintenanceContractor> readContractor(String externalMaintenanceContractorIdentifier) {
        return ok(externalMaintenanceContractors().require(externalMaintenanceContractorIdentifier));
    }

    /** {@code DELETE /externalMaintenanceContractors/{externalMaintenanceContractorIdentifier}}. Returns 204 or 404. */
    protected Reply<Void> deleteContractor(String externalMaintenanceContractorIdentifier) {
        externalMaintenanceContractors().remove(
                externalMaintenanceContractors().require(externalMaintenanceContractorIdentifier));
        return noContent();
    }

    /**
     * {@code GET /internationalOrganizations/{internationalOrganizationIdentifier}/externalMaintenanceContractors}.
     * Returns 200 or 404.
     */
    protected Reply<Page<ExternalMaintenanceContractor>> listContractorsOfInternationalOrganization(
            String internationalOrganizationIdentifier) {
        return page(externalMaintenanceContractors().linked(
                InternationalOrganization.EXTERNAL_MAINTENANCE_CONTRACTORS,
                internationalOrganizations().require(internationalOrganizationIdentifier)));
    }

    /**
     * {@code PUT
     * /internationalOrganizations/{internationalOrganizationIdentifier}/externalMaintenanceContractors/{externalMaintenanceContractorIdentifier}}.
     * Adds a link to {@code internationalOrganizations.externalMaintenanceContractors}. Returns 204 or 404.
     */
    protected Reply<Void> assignContractorToInternationalOrganization(
            String internationalOrganizationIdentifier, String externalMaintenanceContractorIdentifier) {
        link(
                InternationalOrganization.EXTERNAL_MAINTENANCE_CONTRACTORS,
                internationalOrganizations().require(internationalOrganizationIdentifier),
                externalMaintenanceContractors().require(externalMaintenanceContractorIdentifier));
        return noContent();
    }

    /**
     * {@code DELETE
     * /internationalOrganizations/{internationalOrganizationIdentifier}/externalMaintenanceContractors/{externalMaintenanceContractorIdentifier}}.
     * Removes a link from {@code internationalOrganizations.externalMaintenanceContractors}. Returns 204 or 404.
     */
    protected Reply<Void> withdrawContractorFromInternationalOrganization(
            String internationalOrganizationIdentifier, String externalMaintenanceContractorIdentifier) {
        unlinkIfLinked(
                InternationalOrganization.EXTERNAL_MAINTENANCE_CONTRACTORS,
                internationalOrganizations().require(internationalOrganizationIdentifier),
                externalMaintenanceContractors().require(externalMaintenanceContractorIdentifier));
        return noContent();
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "listContractors" -> listContractors();
            case "createContractor" -> createContractor(body(NewExternalMaintenanceContractor.class));
            case "readContractor" -> readContractor(pathText("externalMaintenanceContractorIdentifier"));
            case "deleteContractor" -> deleteContractor(pathText("externalMaintenanceContractorIdentifier"));
            case "listContractorsOfInternationalOrganization" ->
                    listContractorsOfInternationalOrganization(pathText("internationalOrganizationIdentifier"));
            case "assignContractorToInternationalOrganization" -> assignContractorToInternationalOrganization(
                    pathText("internationalOrganizationIdentifier"),
                    pathText("externalMaintenanceContractorIdentifier"));
            case "withdrawContractorFromInternationalOrganization" -> withdrawContractorFromInternationalOrganization(
                    pathText("internationalOrganizationIdentifier"),
                    pathText("externalMaintenanceContractorIdentifier"));
            default -> unknown(operation);
        };
    }
}
