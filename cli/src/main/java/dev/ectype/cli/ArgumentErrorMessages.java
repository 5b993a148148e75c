package dev.ectype.cli;

import java.util.List;
import java.util.Locale;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;

/** Writes error messages for wrong command-line arguments in plain words. Picocli's own messages quote its grammar. */
final class ArgumentErrorMessages {
    private ArgumentErrorMessages() {}

    /** Returns the error message as a sentence without its full stop. */
    static String message(ParameterException usage) {
        if (usage instanceof MissingParameterException missing
                && !missing.getMissing().isEmpty()) {
            return missingArguments(missing);
        }
        if (usage instanceof OverwrittenOptionException twice && twice.getOverwritten() instanceof OptionSpec option) {
            return option.longestName() + " is given twice";
        }
        if (usage.getArgSpec() instanceof OptionSpec option && usage.getValue() != null) {
            return option.arity().max() == 0
                    ? option.longestName() + " takes no value, but was given \"" + usage.getValue() + "\""
                    : option.longestName() + " takes " + valueKind(option) + ", but was \"" + usage.getValue() + "\"";
        }
        String message = String.valueOf(usage.getMessage());
        return message.substring(0, 1).toLowerCase(Locale.ROOT) + message.substring(1);
    }

    private static String missingArguments(MissingParameterException exception) {
        List<ArgSpec> missing = exception.getMissing();
        boolean valueless = missing.get(0) instanceof OptionSpec
                && String.valueOf(exception.getMessage()).contains(" for option ");
        if (valueless || String.valueOf(exception.getMessage()).startsWith("Expected parameter")) {
            OptionSpec option = (OptionSpec) missing.get(0);
            return option.longestName() + " needs a value: " + option.longestName() + " " + option.paramLabel();
        }
        List<String> words = missing.stream().map(ArgumentErrorMessages::label).toList();
        return words.size() == 1 ? words.get(0) + " is missing" : String.join(" and ", words) + " are missing";
    }

    private static String label(ArgSpec argument) {
        if (argument instanceof OptionSpec option) {
            return option.longestName() + " " + option.paramLabel();
        }
        return switch (argument.paramLabel()) {
            case "SPEC", "SPEC|NAME" -> "the description of the API";
            default -> "the " + argument.paramLabel().toLowerCase(Locale.ROOT);
        };
    }

    private static String valueKind(OptionSpec option) {
        Class<?> type = option.type();
        return type == int.class || type == long.class ? "an integer" : "another value";
    }
}
