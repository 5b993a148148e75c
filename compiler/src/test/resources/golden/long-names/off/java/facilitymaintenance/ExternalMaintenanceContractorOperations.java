package facilitymaintenance;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;

/** Operations without a resource. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class ExternalMaintenanceContractorOperations extends Operations {
    public ExternalMaintenanceContractorOperations(RequestContext context) {
        super(context);
    }

    /** {@code GET /externalMaintenanceContractors}. Returns 200. */
    protected Reply<?> listContractors() {
        return answer();
    }

    /** {@code POST /externalMaintenanceContractors}. Returns 201. */
    protected Reply<?> createContractor(Body<NewExternalMaintenanceContractor> body) {
        return answer();
    }

    /** {@code GET /externalMaintenanceContractors/{externalMaintenanceContractorIdentifier}}. Returns 200. */
    protected Reply<?> readContractor(String externalMaintenanceContractorIdentifier) {
        return answer();
    }

    /** {@code DELETE /externalMaintenanceContractors/{externalMaintenanceContractorIdentifier}}. Returns 204. */
    protected Reply<?> deleteContractor(String externalMaintenanceContractorIdentifier) {
        return answer();
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "listContractors" -> listContractors();
            case "createContractor" -> createContractor(body(NewExternalMaintenanceContractor.class));
            case "readContractor" -> readContractor(pathText("externalMaintenanceContractorIdentifier"));
            case "deleteContractor" -> deleteContractor(pathText("externalMaintenanceContractorIdentifier"));
            default -> unknown(operation);
        };
    }
}
