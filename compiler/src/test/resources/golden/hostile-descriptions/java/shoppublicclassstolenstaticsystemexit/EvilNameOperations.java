package shoppublicclassstolenstaticsystemexit;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Reply;
import dev.ectype.runtime.emulator.model.RequestContext;

/** Operations without a resource. Override a method to change the behavior of the emulator. */
@Generated("dev.ectype")
public class EvilNameOperations extends ShopPublicClassStolenStaticSystemExitStores {
    public EvilNameOperations(RequestContext context) {
        super(context);
    }

    /**
     * {@code GET /../../etc/passwd}: Ends the comment &#42;/ and begins code; also &#92;u002a&#92;u002f with escapes.
     * Returns 200.
     */
    protected Reply<?> escape() {
        return answer();
    }

    @Override
    protected final Reply<?> dispatch(String operation) {
        return switch (operation) {
            case "../../escape" -> escape();
            default -> unknown(operation);
        };
    }
}
