package dev.ectype.compiler.source.query.pattern;

import java.util.List;
import java.util.function.IntPredicate;

/** Finds the Unicode categories that expressions name, such as {@code Lu} or {@code N}. */
final class UnicodeCategory {
    /** The categories in the order of their numbers in {@link Character}; the number 17 is unused. */
    private static final List<String> NAMES = List.of(
            "Cn", "Lu", "Ll", "Lt", "Lm", "Lo", "Mn", "Me", "Mc", "Nd", "Nl", "No", "Zs", "Zl", "Zp", "Cc", "Cf", "",
            "Co", "Cs", "Pd", "Ps", "Pe", "Pc", "Po", "Sm", "Sc", "Sk", "So", "Pi", "Pf");

    private UnicodeCategory() {}

    static IntPredicate named(String name) throws BadPattern {
        boolean known = !name.isEmpty() && NAMES.stream().anyMatch(each -> each.startsWith(name));
        if (!known || name.equals("Cs")) {
            throw new BadPattern("there is no category \"" + name + "\"");
        }
        return character -> NAMES.get(Character.getType(character)).startsWith(name);
    }
}
