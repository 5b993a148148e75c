package forge;

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

    /** {@code GET /orgs}. Returns 200. */
    protected Reply<?> listOrgs() {
        return answer();
    }

    /** {@code POST /orgs}. Returns 201. */
    protected Reply<?> createOrg(Body<Org> body) {
        return answer();
    }

    /** {@code GET /orgs/{org}}. Returns 200. */
    protected Reply<?> getOrg(String org) {
        return answer();
    }

    /** {@code DELETE /orgs/{org}}. Returns 204. */
    protected Reply<?> deleteOrg(String org) {
        return answer();
    }

    /** {@code GET /orgs/{org}/settings}. Returns 200. */
    protected Reply<?> getSettings(String org) {
        return answer();
    }

    /** {@code PUT /orgs/{org}/settings}. Returns 200. */
    protected Reply<?> putSettings(String org, Body<Settings> body) {
        return answer();
    }

    /** {@code GET /orgs/{org}/repos}. Returns 200. */
    protected Reply<?> listRepos(String org) {
        return answer();
    }

    /** {@code POST /orgs/{org}/repos}. Returns 201. */
    protected Reply<?> createRepo(String org, Body<CreateRepoBody> body) {
        return answer();
    }

    /** {@code GET /orgs/{org}/repos/{repo}}. Returns 200. */
    protected Reply<?> getRepo(String org, String repo) {
        return answer();
    }

    /** {@code GET /orgs/{org}/repos/{repo}/issues}. Returns 200. */
    protected Reply<?> listIssues(String org, String repo) {
        return answer();
    }

    /** {@code POST /orgs/{org}/repos/{repo}/issues}. Returns 201. */
    protected Reply<?> createIssue(String org, String repo, Body<CreateIssueBody> body) {
        return answer();
    }

    /** {@code GET /orgs/{org}/repos/{repo}/issues/{number}}. Returns 200. */
    protected Reply<?> getIssue(String org, String repo, long number) {
        return answer();
    }

    /** {@code PATCH /orgs/{org}/repos/{repo}/issues/{number}}. Returns 200. */
    protected Reply<?> changeIssue(String org, String repo, long number, Body<ChangeIssueBody> body) {
        return answer();
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "listOrgs" -> listOrgs();
            case "createOrg" -> createOrg(body(Org.class));
            case "getOrg" -> getOrg(pathText("org"));
            case "deleteOrg" -> deleteOrg(pathText("org"));
            case "getSettings" -> getSettings(pathText("org"));
            case "putSettings" -> putSettings(pathText("org"), body(Settings.class));
            case "listRepos" -> listRepos(pathText("org"));
            case "createRepo" -> createRepo(pathText("org"), body(CreateRepoBody.class));
            case "getRepo" -> getRepo(pathText("org"), pathText("repo"));
            case "listIssues" -> listIssues(pathText("org"), pathText("repo"));
            case "createIssue" -> createIssue(pathText("org"), pathText("repo"), body(CreateIssueBody.class));
            case "getIssue" -> getIssue(pathText("org"), pathText("repo"), pathLong("number"));
            case "changeIssue" ->
                    changeIssue(pathText("org"), pathText("repo"), pathLong("number"), body(ChangeIssueBody.class));
            default -> unknown(operation);
        };
    }
}
