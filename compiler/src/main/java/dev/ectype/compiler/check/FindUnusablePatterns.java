package dev.ectype.compiler.check;

import dev.ectype.compiler.diagnostic.DiagnosticCode;
import dev.ectype.compiler.diagnostic.Diagnostics;
import dev.ectype.compiler.ir.ApiModel;
import dev.ectype.compiler.ir.type.ObjectType;
import dev.ectype.compiler.ir.type.TextType;
import dev.ectype.compiler.ir.type.TypeRef;
import java.util.List;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/** Finds invalid regular expressions. The compiler drops them, so that they reject nothing. */
final class FindUnusablePatterns implements CheckRule {
    private static final int LONGEST = 10_000;
    /** Java's parser recurses once for each nested group, and the stack size depends on the machine. */
    private static final int DEEPEST = 99;

    @Override
    public void check(ApiModel model, Diagnostics diagnostics) {
        TypeWalker.over(model, (type, spot) -> {
            for (String pattern : patterns(type)) {
                if (!isUsable(pattern)) {
                    diagnostics.report(
                            DiagnosticCode.UNUSABLE_PATTERN,
                            spot.location(),
                            spot.words() + ": the pattern `" + pattern + "` is not a regular expression and is ignored",
                            "Correct the pattern; patterns are JavaScript regular expressions.");
                }
            }
        });
    }

    private static Iterable<String> patterns(TypeRef type) {
        if (type instanceof ObjectType object) {
            return object.patterns().keySet();
        }
        String pattern = type instanceof TextType text ? text.pattern() : null;
        return pattern == null ? List.of() : List.of(pattern);
    }

    private static boolean isUsable(String pattern) {
        if (pattern.length() > LONGEST || nesting(pattern) > DEEPEST) {
            return false;
        }
        try {
            Pattern.compile(EcmaPatternConverter.toJava(pattern));
            return true;
        } catch (PatternSyntaxException invalid) {
            return false;
        }
    }

    /** Returns the nesting depth of groups. It also counts brackets in character classes, where they are rare. */
    private static int nesting(String pattern) {
        int depth = 0;
        int deepest = 0;
        for (int at = 0; at < pattern.length(); at++) {
            switch (pattern.charAt(at)) {
                case '\\' -> at++;
                case '(' -> deepest = Math.max(deepest, ++depth);
                case ')' -> depth--;
                default -> {}
            }
        }
        return deepest;
    }
}
