package dev.ectype.controlplane.command;

import java.net.URI;
import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.bind.BindException;
import org.springframework.boot.context.properties.source.ConfigurationProperty;
import org.springframework.boot.origin.PropertySourceOrigin;
import org.springframework.boot.web.server.PortInUseException;
import org.springframework.util.ClassUtils;

/** Converts the exception of a failed start or command to a reason and a hint. */
record StartFailure(String message, String hint) {
    private static final String OURS = "dev.ectype.";
    private static final Pattern FACT_AND_REMEDY =
            Pattern.compile("((?:[^\"]|\"[^\"]*\")*?)(?:; |\\. )(.+)", Pattern.DOTALL);

    /** @param defaultHint the default hint */
    static StartFailure of(Throwable failed, String defaultHint) {
        for (Throwable at = failed; at != null; at = at.getCause()) {
            if (at instanceof PortInUseException taken) {
                return new StartFailure(
                        "port " + taken.getPort() + " is in use" + PortOccupant.on(taken.getPort()),
                        "--port=0 uses any free port.");
            } else if (at instanceof java.net.BindException) {
                return new StartFailure(
                        "cannot listen on the address of --host: " + at.getMessage(),
                        "Use an address of this machine, or 0.0.0.0 for all of them.");
            }
        }
        return split(reason(failed), defaultHint);
    }

    /** Returns the error of an unreadable setting, or null if all settings are readable. */
    static @Nullable String ofSetting(Throwable failed) {
        for (Throwable at = failed; at != null; at = at.getCause()) {
            if (at instanceof BindException wrong) {
                ConfigurationProperty property = wrong.getProperty();
                return property == null || isOurs(innermost(wrong))
                        ? reason(wrong)
                        : name(property) + " takes "
                                + expected(wrong.getTarget().getType().toClass()) + ", but was \""
                                + property.getValue() + "\"";
            }
        }
        return null;
    }

    private static String expected(Class<?> type) {
        if (type.isEnum()) {
            return "one of "
                    + Arrays.stream(type.getEnumConstants())
                            .map(each -> each.toString().toLowerCase(Locale.ROOT))
                            .collect(Collectors.joining(", "));
        }
        if (type == URI.class) {
            return "an address with a scheme, such as https://example.com or dns://10.0.0.2";
        }
        if (type == Duration.class) {
            return "a duration, such as 5s";
        }
        return Number.class.isAssignableFrom(ClassUtils.resolvePrimitiveIfNecessary(type))
                ? "a whole number"
                : "another value";
    }

    /** Splits a message into the problem and, after a semicolon or in a second sentence, the advice. */
    private static StartFailure split(String message, String defaultHint) {
        Matcher parts = FACT_AND_REMEDY.matcher(message);
        if (!parts.matches()) {
            return new StartFailure(message, defaultHint);
        }
        String hint = parts.group(2);
        return new StartFailure(parts.group(1), hint.substring(0, 1).toUpperCase(Locale.ROOT) + hint.substring(1));
    }

    /** Returns the name of the setting in its source, such as {@code ECTYPE_PLAN} in the environment. */
    private static String name(ConfigurationProperty property) {
        return property.getOrigin() instanceof PropertySourceOrigin origin
                ? origin.getPropertyName()
                : property.getName().toString();
    }

    /** Returns the innermost message of our own code, because operators cannot act on messages of the frameworks. */
    private static String reason(Throwable failed) {
        Throwable explanatory = failed;
        for (Throwable at = failed; at != null; at = at.getCause()) {
            if (isOurs(at) || !isOurs(explanatory)) {
                explanatory = at;
            }
        }
        return explanatory.getMessage() == null ? explanatory.toString() : explanatory.getMessage();
    }

    private static Throwable innermost(Throwable failed) {
        Throwable at = failed;
        while (at.getCause() != null) {
            at = at.getCause();
        }
        return at;
    }

    private static boolean isOurs(Throwable failed) {
        StackTraceElement[] trace = failed.getStackTrace();
        return trace.length > 0 && trace[0].getClassName().startsWith(OURS);
    }
}
