package dev.ectype.compiler;

import dev.ectype.compiler.conclusion.correct.CorrectionCheck;
import dev.ectype.compiler.conclusion.correct.CorrectionReader;
import dev.ectype.compiler.conclusion.lock.LockCheck;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.stated.StatedConclusions;
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
    private final StatedConclusions stated;

    private GuidanceDocuments(Guidance guidance, Diagnostics diagnostics) {
        this.guidance = guidance;
        SourceDocument settings = document(guidance.settings(), diagnostics);
        this.stated = settings == null ? StatedConclusions.NONE : CorrectionReader.read(settings, diagnostics);
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

    /** Returns the corrections of the team. */
    StatedConclusions stated() {
        return stated;
    }

    /** Reports corrections without effect, and the differences between a completed model and the lock. */
    void check(ApiModel completed, StatedConclusions all, Diagnostics diagnostics) {
        CorrectionCheck.run(all, completed, diagnostics);
        if (lock != null) {
            LockCheck.run(lock, completed, guidance.locked(), diagnostics);
        }
    }
}
