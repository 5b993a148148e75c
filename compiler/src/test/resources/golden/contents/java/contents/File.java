package contents;

import dev.ectype.runtime.emulator.model.Generated;
import dev.ectype.runtime.emulator.model.JsonName;
import dev.ectype.runtime.emulator.model.ResourceKind;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Declared as {@code File}. */
@Generated("dev.ectype")
public record File(
        String id, String filename, long bytes, @JsonName("content_type") @Nullable String contentType,
        @Nullable String sha256, @Nullable String md5Hash, String purpose, @Nullable List<Long> labels) {
    public static final ResourceKind<File> RESOURCE = ResourceKind.of("files", File.class);
}
