package dev.ectype.compiler.conclusion.lock;

import dev.ectype.compiler.conclusion.ConclusionSubject;
import dev.ectype.compiler.conclusion.UnderstoodModel;
import dev.ectype.compiler.diagnostic.Diagnostic;
import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.diagnostic.SourceLocation;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.source.SourceDocument;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Reports where the conclusions about an API differ from those of its lock file. */
public final class LockCheck {
    private static final String ACCEPT = "Accept it with `ectype infer --lock`, or correct it in service.yaml.";

    private final LockFile lock;
    private final boolean locked;
    private final List<Diagnostic> differences = new ArrayList<>();

    private LockCheck(LockFile lock, boolean locked) {
        this.lock = lock;
        this.locked = locked;
    }

    /**
     * Compares a completed model with a lock file.
     *
     * @param locked true to report differences as errors
     */
    public static void run(SourceDocument document, ApiModel model, boolean locked, Diagnostics diagnostics) {
        LockFile lock = LockFile.read(document, diagnostics);
        if (lock == null) {
            return;
        }
        if (!lock.api().equals(model.api().name())) {
            Diagnostic other = Diagnostic.of(
                    DiagnosticCode.OTHER_LOCK,
                    lock.apiLocation(),
                    "the lock file is for the API \"" + lock.api() + "\", but this is \""
                            + model.api().name() + "\"",
                    "Write a lock file for this API with `ectype infer --lock`.");
            diagnostics.add(locked ? other.asError() : other);
            return;
        }
        LockCheck check = new LockCheck(lock, locked);
        check.compare(model);
        check.differences.forEach(diagnostics::add);
    }

    private void compare(ApiModel model) {
        Map<ConclusionSubject, Map<String, String>> current = UnderstoodModel.of(model);
        Map<ConclusionSubject, SourceLocation> places = UnderstoodModel.locations(model);
        lock.conclusions().forEach((subject, accepted) -> {
            Map<String, String> aspects = current.get(subject);
            if (aspects == null) {
                report(
                        DiagnosticCode.GONE_CONCLUSION,
                        accepted.location(),
                        subject + " was accepted with " + words(accepted.values()) + ", and there is none now");
            } else {
                accepted.aspects().forEach((aspect, value) -> compare(subject, aspect, value, aspects.get(aspect)));
            }
        });
        current.forEach((subject, aspects) -> {
            LockFile.AcceptedSubject accepted = lock.conclusions().get(subject);
            SourceLocation place = places.getOrDefault(subject, lock.location());
            if (accepted == null) {
                report(DiagnosticCode.NEW_CONCLUSION, place, subject + " is new, with " + words(aspects));
                return;
            }
            aspects.forEach((aspect, value) -> {
                if (!accepted.aspects().containsKey(aspect)) {
                    report(
                            DiagnosticCode.NEW_CONCLUSION,
                            place,
                            subject + ": " + aspect + " is now \"" + value + "\", and was not accepted with any value");
                }
            });
        });
    }

    private static String words(Map<String, String> aspects) {
        List<String> words = new ArrayList<>();
        aspects.forEach((aspect, value) -> words.add(aspect + " \"" + value + "\""));
        return words.isEmpty() ? "no conclusion" : String.join(", ", words);
    }

    private void compare(ConclusionSubject subject, String aspect, LockFile.Accepted accepted, @Nullable String now) {
        if (now == null) {
            report(
                    DiagnosticCode.GONE_CONCLUSION,
                    accepted.location(),
                    subject + ": " + aspect + " was accepted as \"" + accepted.value() + "\" and no longer applies");
        } else if (!now.equals(accepted.value())) {
            report(
                    DiagnosticCode.CHANGED_CONCLUSION,
                    accepted.location(),
                    subject + ": " + aspect + " was accepted as \"" + accepted.value() + "\" and is now \"" + now
                            + "\"");
        }
    }

    private void report(DiagnosticCode code, SourceLocation location, String message) {
        Diagnostic difference = Diagnostic.of(code, location, message, ACCEPT);
        differences.add(locked ? difference.asError() : difference);
    }
}
