package forge;

import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Page;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;

/** The operations on {@link Org}. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class OrgOperations extends ForgeStores {
    public OrgOperations(RequestContext context) {
        super(context);
    }

    /** {@code GET /orgs}. Returns 200. */
    protected Reply<Page<Org>> listOrgs() {
        return page(orgs().all());
    }

    /** {@code POST /orgs}. Returns 201 or 409. */
    protected Reply<Org> createOrg(Body<Org> body) {
        return created(orgs().insert(body));
    }

    /** {@code GET /orgs/{org}}. Returns 200 or 404. */
    protected Reply<Org> getOrg(String org) {
        return ok(orgs().require(org));
    }

    /** {@code DELETE /orgs/{org}}. Returns 204 or 404. */
    protected Reply<Void> deleteOrg(String org) {
        orgs().remove(orgs().require(org));
        return noContent();
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "listOrgs" -> listOrgs();
            case "createOrg" -> createOrg(body(Org.class));
            case "getOrg" -> getOrg(pathText("org"));
            case "deleteOrg" -> deleteOrg(pathText("org"));
            default -> unknown(operation);
        };
    }
}
