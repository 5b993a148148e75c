package dev.ectype.runtime.schema.regex;

import dev.ectype.runtime.schema.regex.RegexNode.Assertion.Kind;
import java.util.Arrays;

/**
 * Runs a program over a text. It backtracks on a stack of its own, so that no verdict depends on the JVM's; where nothing but
 * instruction and position decides how a match goes on, it tries no such pair twice, so that its time is linear in the text.
 */
final class RegexMatcher {
    /** The result of a match; UNDECIDED if the budget ended first. */
    enum Answer {
        MATCH,
        NO_MATCH,
        UNDECIDED
    }

    private static final int STEPS = 2_000_000;
    private static final int STEPS_PER_CHARACTER = 16;
    private static final int MOST_TRIED = 1 << 24;
    private static final int FRAME = 3;
    private static final int MOST_FRAMES = 1_000_000;
    private static final int RESTORE = -1;
    private static final int NO_BARRIER = -1;
    private static final Kind[] KINDS = Kind.values();

    private final RegexProgram program;
    private final String text;
    private final int[] registers;
    private final long budget;
    /** Frames: an instruction and a position to go on with; RESTORE, a register and its value; or a barrier. */
    private int[] stack = new int[16 * FRAME];

    private int top;
    /** The frame of the innermost part that is matched on its own. */
    private int barrier = NO_BARRIER;
    /** A bit for each split and position that was tried; empty before the first split. */
    private long[] tried = {};

    private final boolean remembering;
    private long steps;
    private int at;
    private int pc;

    RegexMatcher(RegexProgram program, String text) {
        this.program = program;
        this.text = text;
        this.registers = new int[program.registers()];
        this.budget = STEPS + (long) STEPS_PER_CHARACTER * text.length();
        this.remembering = !program.hasReferences() && (long) program.splits() * (text.length() + 1) <= MOST_TRIED;
    }

    Answer find() {
        int start = 0;
        while (start <= text.length()) {
            Answer answer = matchFrom(start);
            if (answer != Answer.NO_MATCH || program.anchored()) {
                return answer;
            }
            start += start < text.length() ? Character.charCount(text.codePointAt(start)) : 1;
        }
        return Answer.NO_MATCH;
    }

    private Answer matchFrom(int start) {
        Arrays.fill(registers, -1);
        top = 0;
        barrier = NO_BARRIER;
        at = start;
        pc = 0;
        int[] code = program.code();
        while (code[pc] != RegexProgram.MATCH) {
            if (++steps > budget || top > MOST_FRAMES * FRAME) {
                return Answer.UNDECIDED;
            }
            if (!step(code[pc], code[pc + 1], code[pc + 2]) && !backtrack()) {
                return Answer.NO_MATCH;
            }
        }
        return Answer.MATCH;
    }

    /** Runs one instruction; false when it fails. */
    private boolean step(int operation, int first, int second) {
        pc += RegexProgram.WIDTH;
        return switch (operation) {
            case RegexProgram.CHAR -> consume(peek(second) == first, first, second);
            case RegexProgram.SET -> one(first, second);
            case RegexProgram.RUN -> run(program.runs().get(first));
            case RegexProgram.SPLIT, RegexProgram.SPLIT_LAZY ->
                split(operation == RegexProgram.SPLIT_LAZY, first, second);
            case RegexProgram.JUMP -> jump(first);
            case RegexProgram.ASSERT -> holds(KINDS[first]);
            case RegexProgram.SAVE -> set(first, at);
            case RegexProgram.CLEAR -> set(first, -1);
            // A split that is not tried twice ends the loop by itself.
            case RegexProgram.PROGRESS -> registers[first] != at || isRemembering();
            case RegexProgram.REFERENCE -> reference(first, second);
            case RegexProgram.LOOK -> look();
            case RegexProgram.LOOK_END -> endLook(second == 1);
            case RegexProgram.ATOMIC_END -> cut(at);
            default -> throw new IllegalStateException("no such operation: " + operation);
        };
    }

    /** The code point ahead or behind, or -1 at the end of the text. */
    private int peek(int direction) {
        if (direction > 0) {
            return at < text.length() ? text.codePointAt(at) : -1;
        }
        return at > 0 ? text.codePointBefore(at) : -1;
    }

    private boolean consume(boolean fits, int point, int direction) {
        at += fits ? direction * Character.charCount(point) : 0;
        return fits;
    }

    private boolean one(int set, int direction) {
        int point = peek(direction);
        return point >= 0 && consume(program.classes().get(set).contains(point), point, direction);
    }

    private boolean run(RegexProgram.Run run) {
        int count = 0;
        while (count < run.most() && at < text.length()) {
            int point = text.codePointAt(at);
            if (!run.set().contains(point)) {
                break;
            }
            at += Character.charCount(point);
            count++;
        }
        steps += count;
        return count >= run.least();
    }

    private boolean split(boolean lazy, int target, int number) {
        if (isRemembering() && !remember(number)) {
            return false;
        }
        push(lazy ? pc : target, at, 0);
        pc = lazy ? target : pc;
        return true;
    }

    /** Within a part that is matched on its own, a pair that was tried once may have to be tried again. */
    private boolean isRemembering() {
        return remembering && barrier == NO_BARRIER;
    }

    private boolean remember(int split) {
        if (tried.length == 0) {
            tried = new long[(program.splits() * (text.length() + 1) >>> 6) + 1];
        }
        int bit = split * (text.length() + 1) + at;
        boolean first = (tried[bit >>> 6] & 1L << bit) == 0;
        tried[bit >>> 6] |= 1L << bit;
        return first;
    }

    private boolean jump(int target) {
        pc = target;
        return true;
    }

    private boolean set(int register, int position) {
        push(RESTORE, register, registers[register]);
        registers[register] = position;
        return true;
    }

    private boolean holds(Kind kind) {
        return switch (kind) {
            case TEXT_START -> at == 0;
            case TEXT_END -> at == text.length();
            case LAST_LINE_END -> at == text.length() || at == text.length() - 1 && text.charAt(at) == '\n';
            case LINE_START -> at == 0 || CharacterProperty.isLineBreak(text.charAt(at - 1));
            case LINE_END -> at == text.length() || CharacterProperty.isLineBreak(text.charAt(at));
            case WORD_BOUNDARY -> isBoundary();
            case NO_WORD_BOUNDARY -> !isBoundary();
        };
    }

    private boolean isBoundary() {
        return CharacterProperty.isWord(peek(-1)) != CharacterProperty.isWord(peek(1));
    }

    private boolean reference(int register, int direction) {
        int start = registers[register];
        int end = registers[register + 1];
        if (start < 0 || end < 0) {
            return true;
        }
        int length = end - start;
        int from = direction > 0 ? at : at - length;
        steps += length;
        boolean ignoringCase = Math.abs(direction) == 2;
        if (from < 0 || !text.regionMatches(ignoringCase, start, text, from, length)) {
            return false;
        }
        at = direction > 0 ? from + length : from;
        return true;
    }

    private boolean look() {
        int begin = pc - RegexProgram.WIDTH;
        push(RESTORE - 1 - (barrier + 1), begin, at);
        barrier = top - FRAME;
        return true;
    }

    private boolean endLook(boolean negative) {
        int position = stack[barrier + 2];
        if (!negative) {
            return cut(position);
        }
        int outer = barrier;
        while (top > outer) {
            pop();
        }
        return false;
    }

    /** Makes the match of a part final: drops its choices, and keeps what restores registers. */
    private boolean cut(int position) {
        int kept = barrier;
        barrier = outer(stack[barrier]);
        for (int frame = kept + FRAME; frame < top; frame += FRAME) {
            if (stack[frame] == RESTORE) {
                System.arraycopy(stack, frame, stack, kept, FRAME);
                kept += FRAME;
            }
        }
        top = kept;
        at = position;
        return true;
    }

    /** Goes back to the last choice; false when there is none. */
    private boolean backtrack() {
        while (top > 0) {
            int frame = top - FRAME;
            int code = stack[frame];
            pop();
            if (code >= 0) {
                pc = code;
                at = stack[frame + 1];
                return true;
            }
            if (code < RESTORE && program.code()[stack[frame + 1] + 2] == 1) {
                pc = program.code()[stack[frame + 1] + 1];
                at = stack[frame + 2];
                return true;
            }
        }
        return false;
    }

    private void pop() {
        top -= FRAME;
        if (stack[top] == RESTORE) {
            registers[stack[top + 1]] = stack[top + 2];
        } else if (stack[top] < RESTORE) {
            barrier = outer(stack[top]);
        }
    }

    private static int outer(int barrierCode) {
        return RESTORE - 1 - barrierCode - 1;
    }

    private void push(int code, int first, int second) {
        if (top == stack.length) {
            stack = Arrays.copyOf(stack, 2 * top);
        }
        stack[top] = code;
        stack[top + 1] = first;
        stack[top + 2] = second;
        top += FRAME;
    }
}
