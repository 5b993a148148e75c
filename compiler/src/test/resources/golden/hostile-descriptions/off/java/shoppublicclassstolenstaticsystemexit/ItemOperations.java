package shoppublicclassstolenstaticsystemexit;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;

/** Operations without a resource. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class ItemOperations extends Operations {
    public ItemOperations(RequestContext context) {
        super(context);
    }

    /**
     * <code>GET /items/&#123;id&#42;&#125;</code>: &#123;&#64;link java.lang.System&#125; &#123;&#64;code &#125; &#125;
     * &#64;throws bold. Returns 200.
     */
    protected Reply<?> default_(String id) {
        return answer();
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "default" -> default_(pathText("id*"));
            default -> unknown(operation);
        };
    }
}
