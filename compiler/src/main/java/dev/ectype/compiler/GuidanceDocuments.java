package dev.ectype.compiler;

import dev.ectype.compiler.conclusion.lock.LockCheck;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.source.FileFingerprint;
import dev.ectype.compiler.source.SourceDocument;
import dev.ectype.compiler.source.SourceResolver;
import dev.ectype.compiler.source.SourceRoot;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Holds the files with the decisions of a team, as far as they are readable. */
final class GuidanceDocuments {
    private final Guidance guidance;
    private final List<List<FileFingerprint>> files = new ArrayList<>();
    private final @Nullable SourceDocument lock;

    private GuidanceDocuments(Guidance guidance, Diagnostics diagnostics) {
        this.guidance = guidance;
        this.lock = document(guidance.lock(), diagnostics);
    }

    static GuidanceDocuments read(Guidance guidance, Diagnostics diagnostics) {
        return new GuidanceDocuments(guidance, diagnostics);
    }

    private @Nullable SourceDocument document(@Nullable SourceRoot root, Diagnostics diagnostics) {
        if (root == null) {
            return null;
        }
        SourceResolver source = SourceResolver.of(root, diagnostics);
        SourceDocument document = source.entry();
        files.add(source.files());
        return document;
    }

    /** Returns the files that were read, in the order of {@link Guidance#files}. */
    List<List<FileFingerprint>> files() {
        return List.copyOf(files);
    }

    /** Reports the differences between a completed model and the lock. */
    void check(ApiModel completed, Diagnostics diagnostics) {
        if (lock != null) {
            LockCheck.run(lock, completed, guidance.locked(), diagnostics);
        }
    }
}
