package dev.ectype.launcher.java;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.jdt.core.compiler.CategorizedProblem;
import org.eclipse.jdt.internal.compiler.ClassFile;
import org.eclipse.jdt.internal.compiler.CompilationResult;
import org.eclipse.jdt.internal.compiler.ICompilerRequestor;

/** Collects the class files and the errors of one compilation. */
final class CompiledClasses implements ICompilerRequestor {
    private final Map<String, byte[]> classes = new TreeMap<>();
    private final List<String> problems = new ArrayList<>();

    @Override
    public void acceptResult(CompilationResult result) {
        if (result.hasErrors()) {
            for (CategorizedProblem problem : result.getErrors()) {
                problems.add(new String(problem.getOriginatingFileName()) + ":" + problem.getSourceLineNumber() + " "
                        + problem.getMessage());
            }
            return;
        }
        for (ClassFile file : result.getClassFiles()) {
            classes.put(new String(file.fileName()).replace('/', '.'), file.getBytes());
        }
    }

    Map<String, byte[]> classes() {
        if (!problems.isEmpty()) {
            throw new BrokenEmission(problems);
        }
        return classes;
    }
}
