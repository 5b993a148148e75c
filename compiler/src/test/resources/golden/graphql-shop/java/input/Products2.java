package input;

import dev.ectype.runtime.emulator.Generated;
import dev.ectype.runtime.emulator.Query;
import dev.ectype.runtime.json.Document;
import org.jspecify.annotations.Nullable;

/** What a client may ask of {@link ProductOperations#products2}. */
@Generated("dev.ectype")
public record Products2(@Nullable Document filter) {
    public static Products2 of(Query query) {
        return new Products2(query.document("filter"));
    }
}
