package dev.ectype.cli.command;

import java.util.List;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** Rejects empty option values and empty SPECs: an unset variable of a script would otherwise mean the current folder. */
final class EmptyArgumentCheck {
    private EmptyArgumentCheck() {}

    /** Checks a command line, subcommands included. */
    static void refuse(ParseResult parsed) {
        for (OptionSpec option : parsed.matchedOptions()) {
            if (option.arity().max() > 0) {
                refuse(parsed, option, "the option " + option.longestName());
            }
        }
        for (ArgSpec positional : parsed.matchedPositionals()) {
            if (positional.paramLabel().startsWith("SPEC")) {
                refuse(parsed, positional, "the argument " + positional.paramLabel());
            }
        }
        parsed.subcommands().forEach(EmptyArgumentCheck::refuse);
    }

    private static void refuse(ParseResult parsed, ArgSpec argument, String name) {
        List<String> values = argument.originalStringValues();
        if (values.stream().anyMatch(String::isBlank)) {
            throw new ParameterException(
                    parsed.commandSpec().commandLine(), name + " is empty, perhaps because a variable is not set");
        }
    }
}
