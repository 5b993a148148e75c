package workshop;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Page;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;

/** The operations on {@link Guild}. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class GuildOperations extends WorkshopStores {
    public GuildOperations(RequestContext context) {
        super(context);
    }

    /** {@code GET /guilds}. Returns 200. */
    protected Reply<Page<Guild>> listGuilds() {
        return page(guilds().all());
    }

    /** {@code GET /guilds/{guild}}. Returns 200 or 404. */
    protected Reply<Guild> getGuild(String guild) {
        return ok(guilds().require(guild));
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "listGuilds" -> listGuilds();
            case "getGuild" -> getGuild(pathText("guild"));
            default -> unknown(operation);
        };
    }
}
