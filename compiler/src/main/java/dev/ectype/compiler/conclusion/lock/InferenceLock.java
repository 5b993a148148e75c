package dev.ectype.compiler.conclusion.lock;

import dev.ectype.compiler.conclusion.ConclusionSubject;
import dev.ectype.compiler.conclusion.ConclusionSubject.Section;
import dev.ectype.compiler.conclusion.UnderstoodModel;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.json.JsonObject;
import java.util.Map;
import java.util.TreeMap;

/** Converts the conclusions about an API to the contents of a lock file. */
public final class InferenceLock {
    /** The usual name of the file, which is beside {@code service.yaml}. */
    public static final String FILE = "inference.lock.yaml";

    /** The version of the form of the file. */
    static final int FORMAT = 1;

    private InferenceLock() {}

    /**
     * Returns the contents of the lock file for a completed model. Subjects are sorted by name, so that a moved operation changes nothing,
     * and aspects keep the order of the product.
     */
    public static JsonObject of(ApiModel model) {
        Map<ConclusionSubject, Map<String, String>> conclusions = UnderstoodModel.of(model);
        JsonObject.Builder file = JsonObject.builder()
                .put("format", FORMAT)
                .put("api", model.api().name());
        for (Section section : Section.values()) {
            Map<String, JsonObject> subjects = new TreeMap<>();
            conclusions.forEach((subject, aspects) -> {
                if (subject.section() == section) {
                    JsonObject.Builder values = JsonObject.builder();
                    aspects.forEach(values::put);
                    subjects.put(subject.name(), values.build());
                }
            });
            if (!subjects.isEmpty()) {
                JsonObject.Builder sorted = JsonObject.builder();
                subjects.forEach(sorted::put);
                file.put(section.word(), sorted.build());
            }
        }
        return file.build();
    }
}
