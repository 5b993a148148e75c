package contents;

import dev.ectype.runtime.emulator.model.Generated;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Request body of the operation upload. */
@Generated("dev.ectype")
public record UploadBody(String file, @Nullable UploadBodyPurpose purpose, @Nullable List<Long> labels) {}
