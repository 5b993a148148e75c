package dev.ectype.launcher.java;

import dev.ectype.compiler.emit.PartialEmission;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.jdt.internal.compiler.Compiler;
import org.eclipse.jdt.internal.compiler.DefaultErrorHandlingPolicies;
import org.eclipse.jdt.internal.compiler.ast.CompilationUnitDeclaration;
import org.eclipse.jdt.internal.compiler.env.ICompilationUnit;
import org.eclipse.jdt.internal.compiler.env.INameEnvironment;
import org.eclipse.jdt.internal.compiler.problem.DefaultProblemFactory;
import org.jspecify.annotations.Nullable;

/**
 * Compiles classes of an emulator when they are needed. The classes that a source names directly are compiled with it, because it will
 * need them soon. Of those that these name, only the declarations are read.
 */
public final class OnDemandCompiler {
    private final PartialEmission emission;
    private final ClassLoader classPath;
    private final String folder;
    private final Map<String, byte[]> classes = new TreeMap<>();

    /**
     * Creates a compiler.
     *
     * @param classPath the loader of the classes that the sources refer to
     */
    public OnDemandCompiler(PartialEmission emission, ClassLoader classPath) {
        this.emission = emission;
        this.classPath = classPath;
        String path = emission.path("");
        folder = path.substring(0, path.lastIndexOf('/') + 1);
    }

    /**
     * Returns the class file of a class by its full name, or null if it has no source.
     *
     * @throws BrokenEmission if a source is not valid Java
     */
    public synchronized byte @Nullable [] find(String name) {
        byte[] known = classes.get(name);
        ICompilationUnit unit = known == null ? source(name.replace('.', '/')) : null;
        if (unit == null) {
            return known;
        }
        CompiledClasses compiled = new CompiledClasses();
        new UnitCompiler(new KnownTypes(classPath, List.of(folder), classes, this::source), compiled)
                .compile(new ICompilationUnit[] {unit});
        classes.putAll(compiled.classes());
        return classes.get(name);
    }

    /** Returns the source that contains a class, by the path of the class without an ending. */
    private @Nullable ICompilationUnit source(String path) {
        if (!path.startsWith(folder)) {
            return null;
        }
        String simple = path.substring(folder.length());
        int nested = simple.indexOf('$');
        String simpleName = nested < 0 ? simple : simple.substring(0, nested);
        String source = emission.source(simpleName);
        return source == null ? null : new EmittedUnit(emission.path(simpleName), source);
    }

    /** Compiles one unit and those that it names, and leaves out the others that the compiler reads. */
    private static final class UnitCompiler extends Compiler {
        private boolean isFirst = true;

        UnitCompiler(INameEnvironment known, CompiledClasses compiled) {
            super(
                    known,
                    DefaultErrorHandlingPolicies.exitOnFirstError(),
                    InMemoryCompiler.options(),
                    compiled,
                    new DefaultProblemFactory(Locale.ROOT));
        }

        @Override
        public void process(CompilationUnitDeclaration unit, int index) {
            super.process(unit, index);
            isFirst = false;
        }

        @Override
        protected synchronized void addCompilationUnit(ICompilationUnit source, CompilationUnitDeclaration unit) {
            if (isFirst) {
                super.addCompilationUnit(source, unit);
            }
        }
    }
}
