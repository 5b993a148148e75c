package contents;

import dev.ectype.runtime.emulator.model.Generated;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a client sends to create a file. */
@Generated("dev.ectype")
public record NewFile(String file, @Nullable NewFilePurpose purpose, @Nullable List<Long> labels) {}
