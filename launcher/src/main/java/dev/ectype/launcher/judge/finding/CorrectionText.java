package dev.ectype.launcher.judge.finding;

import java.util.List;

/** Writes entries of {@code inference.correct} in YAML flow style. */
public final class CorrectionText {
    private final StringBuilder text = new StringBuilder();

    /** Begins an entry with its subject, such as {@code resource} and {@code pets}. */
    public static CorrectionText of(String key, String value) {
        return new CorrectionText().with(key, value);
    }

    public CorrectionText with(String key, String value) {
        return raw(key, scalar(value));
    }

    public CorrectionText with(String key, List<String> values) {
        return raw(key, list(values));
    }

    /** Adds the states of a resource. */
    public CorrectionText states(String member, List<String> values) {
        return raw("states", "{member: " + scalar(member) + ", values: " + list(values) + "}");
    }

    private CorrectionText raw(String key, String value) {
        text.append(text.isEmpty() ? "" : ", ").append(key).append(": ").append(value);
        return this;
    }

    private static String list(List<String> values) {
        return "["
                + String.join(", ", values.stream().map(CorrectionText::scalar).toList()) + "]";
    }

    /** Quotes a text that YAML would read as another value or as more than one. */
    private static String scalar(String value) {
        boolean plain =
                value.matches("[A-Za-z_][A-Za-z0-9_./-]*") && !value.matches("(?i)true|false|null|yes|no|on|off");
        return plain ? value : "\"" + value.replace("\\", "\\\\").replace("\"", "\\\"") + "\"";
    }

    @Override
    public String toString() {
        return "{" + text + "}";
    }
}
