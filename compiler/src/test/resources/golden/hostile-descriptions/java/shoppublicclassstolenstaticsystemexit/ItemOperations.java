package shoppublicclassstolenstaticsystemexit;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;

/** The operations on {@link Item}. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class ItemOperations extends ShopPublicClassStolenStaticSystemExitStores {
    public ItemOperations(RequestContext context) {
        super(context);
    }

    /**
     * <code>GET /items/&#123;id&#42;&#125;</code>: &#123;&#64;link java.lang.System&#125; &#123;&#64;code &#125; &#125;
     * &#64;throws bold. Returns 200 or 404.
     */
    protected Reply<Item> default_(String id) {
        return ok(items().require(id));
    }

    /**
     * <code>GET /items\u202e/&#123;id&#125;</code>: Right to left \u202e and an emoji and a null-ish . Returns 200 or
     * 404.
     */
    protected Reply<Item> value(String id) {
        return ok(items().require(id));
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "default" -> default_(pathText("id*"));
            case "😀" -> value(pathText("id"));
            default -> unknown(operation);
        };
    }
}
