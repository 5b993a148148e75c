package dev.ectype.controlplane.command;

import dev.ectype.controlplane.platform.Plan;
import dev.ectype.controlplane.platform.auth.Scope;
import java.util.Arrays;
import java.util.stream.Collectors;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Words that a command line may have, spelled as the API spells them. */
final class Words {
    private Words() {}

    /** The plan of a word. */
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

    /** The scope of a word. */
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
        return new TypeConversionException("\"" + word + "\" is none of " + known);
    }
}
