package contents;

import dev.ectype.runtime.emulator.model.Generated;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Request body that creates a file. */
@Generated("dev.ectype")
public record NewFile(String file, @Nullable NewFilePurpose purpose, @Nullable List<Long> labels) {}
