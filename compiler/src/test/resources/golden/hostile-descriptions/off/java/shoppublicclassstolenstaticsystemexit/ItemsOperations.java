package shoppublicclassstolenstaticsystemexit;

import dev.ectype.runtime.emulator.Operations;
import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;

/** Operations without a resource. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class ItemsOperations extends Operations {
    public ItemsOperations(RequestContext context) {
        super(context);
    }

    /** <code>GET /items\u202e/&#123;id&#125;</code>: Right to left \u202e and an emoji and a null-ish . Returns 200. */
    protected Reply<?> value(String id) {
        return answer();
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "😀" -> value(pathText("id"));
            default -> unknown(operation);
        };
    }
}
