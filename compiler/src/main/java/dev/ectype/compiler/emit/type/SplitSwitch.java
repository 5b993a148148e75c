package dev.ectype.compiler.emit.type;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterSpec;
import com.palantir.javapoet.TypeName;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * Splits a switch over names into several methods when one would exceed the class file limit.
 *
 * @param name the name of the first method; the others add the number of the cases before
 * @param selector the parameter with the name
 * @param cases the arms, one for each name
 * @param link the position of the declaring class in a chain of superclasses
 */
public record SplitSwitch(String name, String selector, List<CodeBlock> cases, Link link) {
    private static final int MOST_CASES = 250;

    public SplitSwitch {
        cases = List.copyOf(cases);
    }

    /** Lists the positions of a class in a chain of classes that share the cases. */
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

    /** Creates a switch with all cases in one class. */
    public SplitSwitch(String name, String selector, List<CodeBlock> cases) {
        this(name, selector, cases, Link.ALONE);
    }

    /** Returns the methods. The first one overrides the base method. */
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
                    .addParameter(String.class, selector)
                    .addParameters(others)
                    .addCode(body(from, others))
                    .build());
        }
        return methods;
    }

    private CodeBlock body(int from, List<ParameterSpec> others) {
        int to = Math.min(cases.size(), from + MOST_CASES);
        if (from == to) {
            return CodeBlock.of("return unknown($N);\n", selector);
        }
        CodeBlock.Builder body = CodeBlock.builder().add("return switch ($N) {\n$>", selector);
        cases.subList(from, to).forEach(body::add);
        if (to == cases.size() && !link.hasInherited()) {
            body.add("default -> unknown($N);\n", selector);
        } else {
            List<String> arguments = new ArrayList<>(List.of(selector));
            others.forEach(other -> arguments.add(other.name()));
            String next = to == cases.size() ? "super." + name : name(to);
            body.add("default -> $L($L);\n", next, String.join(", ", arguments));
        }
        return body.add("$<};\n").build();
    }

    /**
     * Returns the name of a further method. No described name ends in a letter, an underscore and a number, so it is
     * free.
     */
    private String name(int from) {
        return from == 0 ? name : name + "_" + from;
    }
}
