package hub;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;

/** Operations without a resource. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class OrgOperations extends Operations {
    public OrgOperations(RequestContext context) {
        super(context);
    }

    /** {@code POST /orgs/{org}/repos}. Returns 201. */
    protected Reply<?> createRepo(String org, Body<NewRepo> body) {
        return answer();
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "createRepo" -> createRepo(pathText("org"), body(NewRepo.class));
            default -> unknown(operation);
        };
    }
}
