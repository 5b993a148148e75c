package forge;

import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Page;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;
import dev.ectype.runtime.emulator.model.StoredInstance;

/** The operations on {@link Issue}. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class IssueOperations extends ForgeStores {
    public IssueOperations(RequestContext context) {
        super(context);
    }

    /** {@code GET /orgs/{org}/repos/{repo}/issues}. Returns 200 or 404. */
    protected Reply<Page<Issue>> listIssues(String org, String repo) {
        StoredInstance<Repo> repoInstance = repos().in(orgs().require(org)).require(repo);
        return page(issues().in(repoInstance).all());
    }

    /** {@code POST /orgs/{org}/repos/{repo}/issues}. Returns 201, 404 or 409. */
    protected Reply<Issue> createIssue(String org, String repo, Body<NewIssue> body) {
        StoredInstance<Repo> repoInstance = repos().in(orgs().require(org)).require(repo);
        return created(issues().in(repoInstance).insert(body));
    }

    /** {@code GET /orgs/{org}/repos/{repo}/issues/{number}}. Returns 200 or 404. */
    protected Reply<Issue> getIssue(String org, String repo, long number) {
        StoredInstance<Repo> repoInstance = repos().in(orgs().require(org)).require(repo);
        return ok(issues().in(repoInstance).require(number));
    }

    /** {@code PATCH /orgs/{org}/repos/{repo}/issues/{number}}. Returns 200 or 404. */
    protected Reply<Issue> changeIssue(String org, String repo, long number, Body<IssueChanges> body) {
        StoredInstance<Repo> repoInstance = repos().in(orgs().require(org)).require(repo);
        return ok(issues().merge(issues().in(repoInstance).require(number), body));
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "listIssues" -> listIssues(pathText("org"), pathText("repo"));
            case "createIssue" -> createIssue(pathText("org"), pathText("repo"), body(NewIssue.class));
            case "getIssue" -> getIssue(pathText("org"), pathText("repo"), pathLong("number"));
            case "changeIssue" ->
                    changeIssue(pathText("org"), pathText("repo"), pathLong("number"), body(IssueChanges.class));
            default -> unknown(operation);
        };
    }
}
