package contents;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.SnakeCase;
import dev.ectype.runtime.emulator.model.TextEnum;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Request body of the operation upload. */
@Generated("dev.ectype")
public record UploadBody(String file, @Nullable Purpose purpose, @Nullable List<Long> labels) {
    public enum Purpose implements TextEnum, SnakeCase { LOGO, OTHER }
}
