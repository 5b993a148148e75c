package hub;

import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Page;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;

/** The operations on {@link Repo}. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class RepoOperations extends HubStores {
    public RepoOperations(RequestContext context) {
        super(context);
    }

    /** {@code POST /user/repos}. Returns 201 or 409. */
    protected Reply<Repo> createOwnRepo(Body<NewRepo> body) {
        return created(repos().insert(body));
    }

    /** {@code POST /orgs/{org}/repos}. Returns 201 or 409. */
    protected Reply<Repo> createRepo(String org, Body<NewRepo> body) {
        return created(repos().of(org).insert(body));
    }

    /** {@code GET /repos/{owner}}. Returns 200. */
    protected Reply<Page<Repo>> listRepos(String owner) {
        return page(repos().of(owner).all());
    }

    /** {@code GET /repos/{owner}/{repo}}. Returns 200 or 404. */
    protected Reply<Repo> readRepo(String owner, String repo) {
        return ok(repos().of(owner).require(repo));
    }

    /** {@code DELETE /repos/{owner}/{repo}}. Returns 204 or 404. */
    protected Reply<Void> deleteRepo(String owner, String repo) {
        repos().remove(repos().of(owner).require(repo));
        return noContent();
    }

    /** {@code GET /user/starred/{owner}/{repo}}. Returns 204 or 404. */
    protected Reply<Void> isStarred(String owner, String repo) {
        linked(Repo.STARRED, repos().of(owner).require(repo));
        return noContent();
    }

    /** {@code PUT /user/starred/{owner}/{repo}}. Adds a link to {@code user.starred}. Returns 204 or 404. */
    protected Reply<Void> star(String owner, String repo) {
        link(Repo.STARRED, repos().of(owner).require(repo));
        return noContent();
    }

    /** {@code DELETE /user/starred/{owner}/{repo}}. Removes a link from {@code user.starred}. Returns 204 or 404. */
    protected Reply<Void> unstar(String owner, String repo) {
        unlinkIfLinked(Repo.STARRED, repos().of(owner).require(repo));
        return noContent();
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "createOwnRepo" -> createOwnRepo(body(NewRepo.class));
            case "createRepo" -> createRepo(pathText("org"), body(NewRepo.class));
            case "listRepos" -> listRepos(pathText("owner"));
            case "readRepo" -> readRepo(pathText("owner"), pathText("repo"));
            case "deleteRepo" -> deleteRepo(pathText("owner"), pathText("repo"));
            case "isStarred" -> isStarred(pathText("owner"), pathText("repo"));
            case "star" -> star(pathText("owner"), pathText("repo"));
            case "unstar" -> unstar(pathText("owner"), pathText("repo"));
            default -> unknown(operation);
        };
    }
}
