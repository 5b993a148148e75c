package dev.ectype.launcher.early;

import dev.ectype.compiler.CompilationRequest;
import dev.ectype.launcher.field.FieldReader;
import dev.ectype.launcher.field.FieldWriter;
import dev.ectype.launcher.field.RequestFields;
import dev.ectype.launcher.process.JavaCommand;
import dev.ectype.launcher.process.PrintedLines;
import java.io.IOException;
import java.util.function.Consumer;

/**
 * Compiles in another process, whose JVM has options for short work, and whose memory is free again once all classes are compiled. If that
 * process cannot start or ends early, for example because the machine lacks memory, this process compiles.
 */
public final class CompilerProcess implements EarlyCompiler {
    private final JavaCommand java;
    private final Class<?> main;
    private final Consumer<String> observer;
    private final Consumer<String> log;

    /**
     * Creates a compiler.
     *
     * @param main the class whose main method calls {@link CompilerServer#serve} with the standard streams
     * @param observer the consumer of the name of each stage that begins
     * @param log receives each line that the process prints, and why this process compiles instead
     */
    public CompilerProcess(JavaCommand java, Class<?> main, Consumer<String> observer, Consumer<String> log) {
        this.java = java;
        this.main = main;
        this.observer = observer;
        this.log = log;
    }

    @Override
    public PreparedEmulator prepare(CompilationRequest request) {
        EarlyCompiler here = new LocalCompiler(observer);
        Process process;
        try {
            process = java.start(main);
        } catch (IOException unstartable) {
            log.accept("cannot start the process that compiles the emulator: " + unstartable.getMessage());
            return here.prepare(request);
        }
        PrintedLines.of(process.getErrorStream(), log);
        try {
            return prepare(request, process);
        } catch (IOException ended) {
            log.accept(RemoteClasses.reasonOfEnd(process));
            return here.prepare(request);
        }
    }

    private PreparedEmulator prepare(CompilationRequest request, Process process) throws IOException {
        FieldReader input = FieldReader.of(process.getInputStream());
        FieldWriter output = FieldWriter.to(process.getOutputStream());
        RequestFields.write(request, output);
        output.out().flush();
        while (input.in().readByte() == CompilerMessage.STAGE) {
            observer.accept(input.text());
        }
        RemoteClasses classes = new RemoteClasses(process, input, output, () -> {
            log.accept(RemoteClasses.reasonOfEnd(process));
            return new LocalCompiler(stage -> {}).prepare(request);
        });
        PreparedEmulator prepared = PreparedFields.read(input, classes);
        if (prepared.parts() == null) {
            classes.close();
        } else {
            classes.listen();
        }
        return prepared;
    }
}
