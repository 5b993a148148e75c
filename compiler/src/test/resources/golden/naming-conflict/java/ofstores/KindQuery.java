package ofstores;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.Query;
import org.jspecify.annotations.Nullable;

/** Query parameters of {@link BranchOperations#kind}. */
@Generated("dev.ectype")
public record KindQuery(@Nullable String town) {
    public static KindQuery of(Query query) {
        return new KindQuery(query.text("town"));
    }
}
