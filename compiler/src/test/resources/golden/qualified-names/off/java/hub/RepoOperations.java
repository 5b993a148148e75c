package hub;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;

/** Operations without a resource. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class RepoOperations extends Operations {
    public RepoOperations(RequestContext context) {
        super(context);
    }

    /** {@code GET /repos/{owner}}. Returns 200. */
    protected Reply<?> listRepos(String owner) {
        return answer();
    }

    /** {@code GET /repos/{owner}/{repo}}. Returns 200. */
    protected Reply<?> readRepo(String owner, String repo) {
        return answer();
    }

    /** {@code DELETE /repos/{owner}/{repo}}. Returns 204. */
    protected Reply<?> deleteRepo(String owner, String repo) {
        return answer();
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "listRepos" -> listRepos(pathText("owner"));
            case "readRepo" -> readRepo(pathText("owner"), pathText("repo"));
            case "deleteRepo" -> deleteRepo(pathText("owner"), pathText("repo"));
            default -> unknown(operation);
        };
    }
}
