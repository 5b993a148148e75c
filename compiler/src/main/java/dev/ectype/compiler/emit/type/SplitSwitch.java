package dev.ectype.compiler.emit.type;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * A method that chooses by a number, cut into several where one would be larger than a class file allows.
 *
 * @param name of the method; the others are called after it and the first number that they know
 * @param number the parameter that chooses
 * @param cases one arm for each number
 * @param link how the class that declares the method stands to others that declare it
 */
public record SplitSwitch(String name, String number, List<CodeBlock> cases, Link link) {
    private static final int MOST_CASES = 500;

    public SplitSwitch {
        cases = List.copyOf(cases);
    }

    /** Where numbers are found that this class does not know, and who may override the method. */
    enum Link {
        ALONE,
        FIRST,
        MIDDLE,
        LAST;

        boolean isExtended() {
            return this == FIRST || this == MIDDLE;
        }

        boolean hasInherited() {
            return this == MIDDLE || this == LAST;
        }
    }

    /** A choice of which one class knows all cases. */
    public SplitSwitch(String name, String number, List<CodeBlock> cases) {
        this(name, number, cases, Link.ALONE);
    }

    /** The methods, of which the first overrides what the base calls. */
    public List<MethodSpec> methods(TypeName returned, List<ParameterSpec> others) {
        List<MethodSpec> methods = new ArrayList<>();
        for (int from = 0; from == 0 || from < cases.size(); from += MOST_CASES) {
            MethodSpec.Builder method = MethodSpec.methodBuilder(name(from));
            if (from == 0) {
                method.addAnnotation(Override.class).addModifiers(Modifier.PROTECTED);
                if (!link.isExtended()) {
                    method.addModifiers(Modifier.FINAL);
                }
            } else {
                method.addModifiers(Modifier.PRIVATE);
            }
            methods.add(method.returns(returned)
                    .addParameter(TypeName.INT, number)
                    .addParameters(others)
                    .addCode(body(from, others))
                    .build());
        }
        return methods;
    }

    private CodeBlock body(int from, List<ParameterSpec> others) {
        int to = Math.min(cases.size(), from + MOST_CASES);
        if (from == to) {
            return CodeBlock.of("return unknown($N);\n", number);
        }
        CodeBlock.Builder body = CodeBlock.builder().add("return switch ($N) {\n$>", number);
        cases.subList(from, to).forEach(body::add);
        if (to == cases.size() && !link.hasInherited()) {
            body.add("default -> unknown($N);\n", number);
        } else {
            List<String> given = new ArrayList<>(List.of(number));
            others.forEach(other -> given.add(other.name()));
            String next = to == cases.size() ? "super." + name : name(to);
            body.add("default -> $L($L);\n", next, String.join(", ", given));
        }
        return body.add("$<};\n").build();
    }

    /** No described name ends in an underscore and a number after a letter, so these are free. */
    private String name(int from) {
        return from == 0 ? name : name + "_" + from;
    }
}
