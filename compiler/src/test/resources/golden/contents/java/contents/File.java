package contents;

import dev.ectype.runtime.emulator.Generated;
import dev.ectype.runtime.emulator.Kind;
import dev.ectype.runtime.emulator.Named;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A file. Declared as {@code File}. */
@Generated("dev.ectype")
public record File(String id, String filename, long bytes,
        @Named("content_type") @Nullable String contentType, @Nullable String sha256,
        @Nullable String md5Hash, String purpose, @Nullable List<Long> labels) {
    public static final Kind<File> RESOURCE = Kind.of("files", File.class);
}
