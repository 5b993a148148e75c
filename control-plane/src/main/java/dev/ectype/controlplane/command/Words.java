package dev.ectype.controlplane.command;

import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.auth.Scope;
import java.util.Arrays;
import java.util.stream.Collectors;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Parses words of the command line, with the spelling of the API. */
final class Words {
    private Words() {}

    /** Parses a plan. */
    static final class ToPlan implements ITypeConverter<Plan> {
        @Override
        public Plan convert(String word) {
            return Arrays.stream(Plan.values())
                    .filter(plan -> plan.text().equals(word))
                    .findFirst()
                    .orElseThrow(() -> unknown(
                            word, Arrays.stream(Plan.values()).map(Plan::text).collect(Collectors.joining(", "))));
        }
    }

    /** Parses a scope. */
    static final class ToScope implements ITypeConverter<Scope> {
        @Override
        public Scope convert(String word) {
            return Arrays.stream(Scope.values())
                    .filter(scope -> scope.text().equals(word))
                    .findFirst()
                    .orElseThrow(() -> unknown(
                            word, Arrays.stream(Scope.values()).map(Scope::text).collect(Collectors.joining(", "))));
        }
    }

    private static TypeConversionException unknown(String word, String known) {
        return new TypeConversionException("\"" + word + "\" is not one of " + known);
    }
}
