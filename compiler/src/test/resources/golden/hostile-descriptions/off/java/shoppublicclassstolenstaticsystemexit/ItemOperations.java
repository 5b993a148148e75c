package shoppublicclassstolenstaticsystemexit;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.context.RequestContext;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;

/** Operations beside the resources. Override one to change what the emulator does. */
@Generated("dev.ectype")
public class ItemOperations extends Operations {
    public ItemOperations(RequestContext context) {
        super(context);
    }

    /**
     * <code>GET /items/&#123;id&#42;&#125;</code>: &#123;&#64;link java.lang.System&#125; &#123;&#64;code &#125; &#125;
     * &#64;throws bold. Answers 200, or 400.
     */
    protected Reply<?> default_(String id) {
        return answer();
    }

    @Override
    protected final Reply<?> dispatch(int operation) {
        return switch (operation) {
            case 0 -> default_(pathText("id*"));
            default -> unknown(operation);
        };
    }
}
