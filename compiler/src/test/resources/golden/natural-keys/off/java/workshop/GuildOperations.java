package workshop;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.model.Body;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;

/** Operations without a resource. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class GuildOperations extends Operations {
    public GuildOperations(RequestContext context) {
        super(context);
    }

    /** {@code GET /guilds}. Returns 200. */
    protected Reply<?> listGuilds() {
        return answer();
    }

    /** {@code GET /guilds/{guild}}. Returns 200. */
    protected Reply<?> getGuild(String guild) {
        return answer();
    }

    /** {@code GET /guilds/{guild}/orders}. Returns 200. */
    protected Reply<?> listGuildOrders(String guild) {
        return answer();
    }

    /** {@code POST /guilds/{guild}/orders}. Returns 201. */
    protected Reply<?> createOrder(String guild, Body<NewOrder> body) {
        return answer();
    }

    /** {@code GET /guilds/{guild}/orders/{number}}. Returns 200. */
    protected Reply<?> getOrder(String guild, long number) {
        return answer();
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "listGuilds" -> listGuilds();
            case "getGuild" -> getGuild(pathText("guild"));
            case "listGuildOrders" -> listGuildOrders(pathText("guild"));
            case "createOrder" -> createOrder(pathText("guild"), body(NewOrder.class));
            case "getOrder" -> getOrder(pathText("guild"), pathLong("number"));
            default -> unknown(operation);
        };
    }
}
