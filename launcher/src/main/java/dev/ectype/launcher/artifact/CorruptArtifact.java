package dev.ectype.launcher.artifact;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Reports that bytes are not a valid artifact. */
public final class CorruptArtifact extends IOException {
    private static final long serialVersionUID = 1L;

    CorruptArtifact(String why, @Nullable Throwable cause) {
        super("the compiled emulator is not usable: " + why, cause);
    }
}
