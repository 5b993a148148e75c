package dev.ectype.runtime.emulator.launch;

import java.net.URI;
import java.time.DateTimeException;
import java.time.Duration;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Validates the value of an option. Has no lambdas, because every start of an emulator creates these objects. */
abstract class FlagForm {
    static final FlagForm TEXT = new FlagForm() {
        @Override
        @Nullable
        String fault(String value) {
            return value.isBlank() ? "must not be empty" : null;
        }
    };

    static final FlagForm SWITCH = oneOf("true", "false");

    static final FlagForm PORT = new FlagForm() {
        @Override
        @Nullable
        String fault(String value) {
            boolean fits = value.matches("[0-9]{1,5}") && Integer.parseInt(value) <= 65_535;
            return fits ? null : "takes a port from 0 to 65535, but was \"" + value + "\"";
        }
    };

    static final FlagForm NUMBER = new FlagForm() {
        @Override
        @Nullable
        String fault(String value) {
            try {
                Long.parseLong(value);
                return null;
            } catch (NumberFormatException other) {
                return "takes a 64-bit integer, but was \"" + value + "\"";
            }
        }
    };

    static final FlagForm COUNT = new FlagForm() {
        @Override
        @Nullable
        String fault(String value) {
            boolean fits = value.matches("[0-9]{1,5}") && Integer.parseInt(value) <= 10_000;
            return fits ? null : "takes a number from 0 to 10000, but was \"" + value + "\"";
        }
    };

    static final FlagForm PERCENT = new FlagForm() {
        @Override
        @Nullable
        String fault(String value) {
            boolean fits =
                    value.matches("[0-9]{1,3}") && Integer.parseInt(value) >= 1 && Integer.parseInt(value) <= 100;
            return fits ? null : "takes a percentage from 1 to 100, but was \"" + value + "\"";
        }
    };

    static final FlagForm SIZE = new FlagForm() {
        @Override
        @Nullable
        String fault(String value) {
            return ByteSize.parse(value) >= 0
                    ? null
                    : "takes a size up to 1g such as 65536, 512k or 20m, but was \"" + value + "\"";
        }
    };

    static final FlagForm DURATION = new FlagForm() {
        @Override
        @Nullable
        String fault(String value) {
            try {
                Duration duration = Duration.parse(value);
                if (duration.toMillis() > 0) {
                    return null;
                }
            } catch (DateTimeException | ArithmeticException malformed) {
                // The error below names the expected form.
            }
            return "takes a duration such as PT30S, PT30M or PT2H, but was \"" + value + "\"";
        }
    };

    static final FlagForm ORIGIN = new FlagForm() {
        @Override
        @Nullable
        String fault(String value) {
            return isOrigin(value)
                    ? null
                    : "takes an http or https origin such as https://api.example.com, but was \"" + value + "\"";
        }
    };

    static FlagForm oneOf(String... words) {
        List<String> allowed = List.of(words);
        return new FlagForm() {
            @Override
            @Nullable
            String fault(String value) {
                return allowed.contains(value)
                        ? null
                        : "takes " + String.join(", ", allowed) + ", but was \"" + value + "\"";
            }
        };
    }

    /** Returns the error of a value as the end of a sentence, or null for a valid value. */
    abstract @Nullable String fault(String value);

    private static boolean isOrigin(String value) {
        try {
            URI address = URI.create(value);
            String scheme = String.valueOf(address.getScheme());
            String path = String.valueOf(address.getPath());
            return (scheme.equals("http") || scheme.equals("https"))
                    && address.getHost() != null
                    && address.getUserInfo() == null
                    && address.getQuery() == null
                    && address.getFragment() == null
                    && (path.isEmpty() || path.equals("/"));
        } catch (IllegalArgumentException noAddress) {
            return false;
        }
    }
}
