package shoppublicclassstolenstaticsystemexit;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.context.RequestContext;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;

/** Operations beside the resources. Override one to change what the emulator does. */
@Generated("dev.ectype")
public class ItemsOperations extends Operations {
    public ItemsOperations(RequestContext context) {
        super(context);
    }

    /**
     * <code>GET /items\u202e/&#123;id&#125;</code>: Right to left \u202e and an emoji and a null-ish . Answers 200, or
     * 400.
     */
    protected Reply<?> value(String id) {
        return answer();
    }

    @Override
    protected final Reply<?> dispatch(int operation) {
        return switch (operation) {
            case 0 -> value(pathText("id"));
            default -> unknown(operation);
        };
    }
}
