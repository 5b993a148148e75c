package forge;

import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Page;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;

/** The operations on {@link Repo}. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class RepoOperations extends ForgeStores {
    public RepoOperations(RequestContext context) {
        super(context);
    }

    /** {@code GET /orgs/{org}/repos}. Returns 200 or 404. */
    protected Reply<Page<Repo>> listRepos(String org) {
        return page(repos().in(orgs().require(org)).all());
    }

    /** {@code POST /orgs/{org}/repos}. Returns 201, 404 or 409. */
    protected Reply<Repo> createRepo(String org, Body<NewRepo> body) {
        return created(repos().in(orgs().require(org)).insert(body));
    }

    /** {@code GET /orgs/{org}/repos/{repo}}. Returns 200 or 404. */
    protected Reply<Repo> getRepo(String org, String repo) {
        return ok(repos().in(orgs().require(org)).require(repo));
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "listRepos" -> listRepos(pathText("org"));
            case "createRepo" -> createRepo(pathText("org"), body(NewRepo.class));
            case "getRepo" -> getRepo(pathText("org"), pathText("repo"));
            default -> unknown(operation);
        };
    }
}
