package dev.ectype.launcher.java;

import dev.ectype.compiler.emit.Emission;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.eclipse.jdt.internal.compiler.Compiler;
import org.eclipse.jdt.internal.compiler.DefaultErrorHandlingPolicies;
import org.eclipse.jdt.internal.compiler.env.ICompilationUnit;
import org.eclipse.jdt.internal.compiler.impl.CompilerOptions;
import org.eclipse.jdt.internal.compiler.problem.DefaultProblemFactory;

/**
 * Compiles emitted sources to class files of Java 17 in memory. The compiler is part of the product, so a Java runtime
 * without a compiler suffices. For thousands of sources it needs a third of the time of the JDK's compiler.
 */
public final class InMemoryCompiler {
    /** The sources of a batch: the compiler's memory for a batch is many times the size of its sources. */
    private static final int BATCH = 400;

    private final ClassLoader classPath;
    private final int batch;

    /**
     * Creates a compiler.
     *
     * @param classPath the loader of the classes that the sources refer to
     */
    public InMemoryCompiler(ClassLoader classPath) {
        this(classPath, BATCH);
    }

    /**
     * Creates a compiler.
     *
     * @param batch the greatest number of sources that are compiled together
     */
    InMemoryCompiler(ClassLoader classPath, int batch) {
        this.classPath = classPath;
        this.batch = batch;
    }

    /**
     * Compiles sources given by path, such as {@code petstore/Pet.java}, to classes by their full name.
     *
     * @throws BrokenEmission if a source is not valid Java
     */
    public Map<String, byte[]> compile(Map<String, String> sources) {
        return compile(sources, Map.of());
    }

    /**
     * Compiles an emission to classes by their full name. It compiles the sources of large emulators in batches, as many in
     * parallel as the machine has processors.
     *
     * @throws BrokenEmission if a source is not valid Java
     */
    public Map<String, byte[]> compile(Emission emission) {
        Map<String, String> sources = emission.sources();
        if (sources.size() <= batch) {
            return compile(sources);
        }
        Map<String, byte[]> classes = new TreeMap<>();
        for (Emission.Layer layer : emission.layers()) {
            List<Map<String, byte[]>> batches = batches(layer).parallelStream()
                    .map(paths -> compile(named(paths, sources), classes))
                    .toList();
            batches.forEach(classes::putAll);
        }
        return classes;
    }

    private List<List<String>> batches(Emission.Layer layer) {
        List<String> paths = layer.paths();
        int size = layer.separate() ? batch : Math.max(1, paths.size());
        List<List<String>> batches = new ArrayList<>();
        for (int from = 0; from < paths.size(); from += size) {
            batches.add(paths.subList(from, Math.min(from + size, paths.size())));
        }
        return batches;
    }

    private static Map<String, String> named(List<String> paths, Map<String, String> sources) {
        Map<String, String> named = new LinkedHashMap<>();
        paths.forEach(path -> named.put(path, Objects.requireNonNull(sources.get(path))));
        return named;
    }

    private Map<String, byte[]> compile(Map<String, String> sources, Map<String, byte[]> earlier) {
        ICompilationUnit[] units = sources.entrySet().stream()
                .map(source -> new EmittedUnit(source.getKey(), source.getValue()))
                .toArray(ICompilationUnit[]::new);
        CompiledClasses compiled = new CompiledClasses();
        Compiler compiler = new Compiler(
                new KnownTypes(classPath, sources.keySet(), earlier),
                DefaultErrorHandlingPolicies.exitOnFirstError(),
                options(),
                compiled,
                new DefaultProblemFactory(Locale.ROOT));
        compiler.compile(units);
        return compiled.classes();
    }

    static CompilerOptions options() {
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
