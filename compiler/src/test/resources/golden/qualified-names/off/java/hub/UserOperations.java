package hub;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;

/** Operations without a resource. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class UserOperations extends Operations {
    public UserOperations(RequestContext context) {
        super(context);
    }

    /** {@code POST /user/repos}. Returns 201. */
    protected Reply<?> createOwnRepo(Body<NewRepo> body) {
        return answer();
    }

    /** {@code GET /user/starred/{owner}/{repo}}. Returns 204. */
    protected Reply<?> isStarred(String owner, String repo) {
        return answer();
    }

    /** {@code PUT /user/starred/{owner}/{repo}}. Returns 204. */
    protected Reply<?> star(String owner, String repo) {
        return answer();
    }

    /** {@code DELETE /user/starred/{owner}/{repo}}. Returns 204. */
    protected Reply<?> unstar(String owner, String repo) {
        return answer();
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "createOwnRepo" -> createOwnRepo(body(NewRepo.class));
            case "isStarred" -> isStarred(pathText("owner"), pathText("repo"));
            case "star" -> star(pathText("owner"), pathText("repo"));
            case "unstar" -> unstar(pathText("owner"), pathText("repo"));
            default -> unknown(operation);
        };
    }
}
