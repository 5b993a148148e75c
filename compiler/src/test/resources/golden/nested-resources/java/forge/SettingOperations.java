package forge;

import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;
import dev.ectype.runtime.emulator.model.StoredInstance;

/** The operations on {@link Settings}. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class SettingOperations extends ForgeStores {
    public SettingOperations(RequestContext context) {
        super(context);
    }

    /** {@code GET /orgs/{org}/settings}. Returns 200 or 404. */
    protected Reply<Settings> getSettings(String org) {
        return ok(settings().in(orgs().require(org)).only());
    }

    /** {@code PUT /orgs/{org}/settings}. Returns 200 or 404. */
    protected Reply<Settings> putSettings(String org, Body<Settings> body) {
        StoredInstance<Settings> setting = settings().in(orgs().require(org)).only();
        return ok(settings().replace(setting, body));
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "getSettings" -> getSettings(pathText("org"));
            case "putSettings" -> putSettings(pathText("org"), body(Settings.class));
            default -> unknown(operation);
        };
    }
}
