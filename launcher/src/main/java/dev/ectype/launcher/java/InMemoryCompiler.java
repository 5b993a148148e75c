package dev.ectype.launcher.java;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.jdt.internal.compiler.Compiler;
import org.eclipse.jdt.internal.compiler.DefaultErrorHandlingPolicies;
import org.eclipse.jdt.internal.compiler.env.ICompilationUnit;
import org.eclipse.jdt.internal.compiler.impl.CompilerOptions;
import org.eclipse.jdt.internal.compiler.problem.DefaultProblemFactory;

/**
 * Compiles emitted sources to class files of Java 17 in memory. The compiler comes with the product: a runtime without
 * compiler suffices, and thousands of sources take it a third of the time that the JDK's own needs.
 */
public final class InMemoryCompiler {
    private final ClassLoader classPath;

    /** Takes the loader of the classes that the sources name. */
    public InMemoryCompiler(ClassLoader classPath) {
        this.classPath = classPath;
    }

    /**
     * Compiles sources given by path, such as {@code petstore/Pet.java}, to classes by their full name.
     *
     * @throws BrokenEmission if a source is not valid Java
     */
    public Map<String, byte[]> compile(Map<String, String> sources) {
        Map<String, ICompilationUnit> units = new LinkedHashMap<>();
        sources.forEach((path, text) -> units.put(path, new EmittedUnit(path, text)));
        CompiledClasses compiled = new CompiledClasses();
        Compiler compiler = new Compiler(
                new KnownTypes(classPath, sources.keySet()),
                DefaultErrorHandlingPolicies.exitOnFirstError(),
                options(),
                compiled,
                new DefaultProblemFactory(Locale.ROOT));
        compiler.compile(units.values().toArray(ICompilationUnit[]::new));
        return compiled.classes();
    }

    private static CompilerOptions options() {
        Map<String, String> options = new TreeMap<>();
        options.put(CompilerOptions.OPTION_Source, CompilerOptions.VERSION_17);
        options.put(CompilerOptions.OPTION_Compliance, CompilerOptions.VERSION_17);
        options.put(CompilerOptions.OPTION_TargetPlatform, CompilerOptions.VERSION_17);
        options.put(CompilerOptions.OPTION_Process_Annotations, CompilerOptions.DISABLED);
        options.put(CompilerOptions.OPTION_LineNumberAttribute, CompilerOptions.GENERATE);
        options.put(CompilerOptions.OPTION_SourceFileAttribute, CompilerOptions.GENERATE);
        options.put(CompilerOptions.OPTION_LocalVariableAttribute, CompilerOptions.GENERATE);
        for (String matter : CompilerOptions.warningOptionNames()) {
            options.put(matter, CompilerOptions.IGNORE);
        }
        return new CompilerOptions(options);
    }
}
